// What the reader looks at before answering. Nothing of it is sent.
import type { CardName, Guild } from './types'

class Asking {
  /** The guild whose tab is open. */
  guild: Guild = $state('farmer')
  /** The cards taken for the round, not yet sealed. */
  cards: CardName[] = $state([])
  /** Goods and bins picked, not yet sent, and the question they belong to. */
  picks: { key: string; ids: string[] } = $state.raw({ key: '', ids: [] })
  /** The card that is explained. */
  card: CardName | null = $state(null)
  /** The piece whose ways are shown, on a phone. */
  piece: string | null = $state(null)
}
export const asking = new Asking()
