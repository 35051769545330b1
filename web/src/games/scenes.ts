// The pictures of the games, for pages that show several.
import type { Component } from 'svelte'
import Clochemerle from './clochemerle/Scene.svelte'
import type { GameName } from './faces'
import Feudum from './feudum/Scene.svelte'
import Mil from './mil/Scene.svelte'
import Village from './village/Scene.svelte'

export const SCENES: Record<GameName, Component> = { village: Village, clochemerle: Clochemerle, mil: Mil, feudum: Feudum }
