// Figures of the box that the rules page quotes.
import type { Box } from '../../core/api'
import { tablesOf } from './types'

export function figures(box: Box): Record<string, string | number> {
  const t = tablesOf(box)
  const listed = (numbers: readonly number[]): string => numbers.join(', ')
  const sums = (numbers: readonly number[]): string => numbers.join('/')
  return {
    blackTime: t.dice.time,
    clouds: t.time.clouds,
    coffins: listed(t.end.coffins),
    chronicle: listed(t.chronicle.story),
    labourer: t.labourer.prestige,
    hand: sums(t.hand.values),
    handStory: t.hand.story,
    handPrestige: t.hand.prestige,
    steward: sums(t.steward.values),
    stewardTime: listed(t.steward.time),
    stewardCoins: listed(t.steward.coins),
    chiefTime: t.chief.time,
    chiefCoins: t.chief.coins,
    chiefStory: t.chief.story,
    personal: t.personal.story,
    school: sums(t.school_banner.values),
    schoolTime: t.school.time,
    schoolStory: t.school.story,
    windows: listed(t.windows.prestige.slice(1)),
    field: sums(t.field_banner.values),
    fieldCoins: t.field.coins,
    ploughCoins: t.field.plough_coins,
    square: sums(t.square.values),
    squareStory: t.square.story,
    property: t.chamber_points.property ?? 0,
    citizens: t.chamber_points.citizens ?? 0,
    sanatorium: t.church_powers.sanatorium ?? 0,
  }
}
