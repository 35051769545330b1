// The bots' beasts by the name the server gives them, in lower case, and the icon that portrays each.

/** Fetched one by one, when their bot sits down; see build/icons.ts. */
export const ICON: Record<string, string> = {
  cuwart: 'rabbit',
  pinte: 'chicken',
  tardif: 'snail',
  belin: 'ram-profile',
  bernard: 'donkey',
  grimbert: 'badger',
  chanticleer: 'rooster',
  espinard: 'hedgehog',
  tibert: 'cat',
  tiecelin: 'raven',
  baucent: 'boar',
  bruin: 'bear-head',
  reynard: 'fox-head',
  isengrim: 'wolf-head',
  noble: 'lion',
  hersent: 'wolf-howl',
}

/** Which beast plays, "Bernard" or a second one of the name, "Bernard 2"; none where a person sits. */
export function beastOf({ name, kind }: { name: string; kind: string }): string | null {
  const beast = name.toLowerCase().replace(/ \d+$/, '')
  return kind === 'bot' && beast in ICON ? beast : null
}

/** The levels, weakest first. */
export const LEVELS = ['gentle', 'fair', 'strong', 'fierce']
/** Which one plays where nobody chose. */
export const USUAL = 'fair'

/** The bot that is meant, if this game has it; else the usual one. */
export const botAmong = (bots: string[], wanted: string): string => (bots.includes(wanted) ? wanted : bots.includes(USUAL) ? USUAL : (bots[0] ?? 'random'))

/** What draws it; a bot of somebody else's making has no beast. */
export const portraitIcon = (beast: string): string => ICON[beast] ?? 'bot'
