// The games the page can draw; words are fetched for these. Apart, so that words need no drawing.
export const GAME_NAMES = ['village'] as const
