// Icons by name. USED are taken from game-icons (CC BY 3.0) with the author to credit; OWN are ours.

export const USED: Record<string, string> = {
  'baby-face': 'Delapouite',
  barn: 'Delapouite',
  'bull-horns': 'Lorc',
  cancel: 'sbed',
  cartwheel: 'Lorc',
  'chat-bubble': 'Delapouite',
  church: 'Delapouite',
  'claw-hammer': 'Lorc',
  'crown-coin': 'Lorc',
  'death-skull': 'sbed',
  'family-house': 'Delapouite',
  'fast-backward-button': 'Delapouite',
  'fast-forward-button': 'Delapouite',
  'flying-flag': 'Lorc',
  gavel: 'Lorc',
  'horse-head': 'Delapouite',
  hourglass: 'Lorc',
  laurels: 'Lorc',
  moon: 'Lorc',
  'next-button': 'Delapouite',
  'open-book': 'Lorc',
  'pause-button': 'Guard13007',
  'play-button': 'Guard13007',
  'previous-button': 'Delapouite',
  'return-arrow': 'Lorc',
  'ringing-bell': 'Lorc',
  'rule-book': 'Delapouite',
  'scroll-unfurled': 'Lorc',
  shop: 'Delapouite',
  'sound-off': 'Delapouite',
  'sound-on': 'Delapouite',
  sun: 'Lorc',
  'three-friends': 'Delapouite',
  tombstone: 'Lorc',
  'treasure-map': 'Lorc',
  village: 'Delapouite',
  well: 'Delapouite',
  wheat: 'Lorc',
  windmill: 'Delapouite',
}

const line = (width: number, d: string): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const solid = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`

export const OWN: Record<string, string> = {
  cart: solid('M20 150h60l26 40h366l-40 130H120L70 190H20z') + line(34, 'M190 300a70 70 0 1 1-.1 0zM370 300a70 70 0 1 1-.1 0z'),
  plough:
    line(42, 'M36 214c90-34 170-20 262 40M318 330c20-90 70-170 160-230M300 268c70-20 110-44 170-60') +
    solid('M96 424c70-10 150-80 190-190l64 190z') +
    line(30, 'M40 464h430'),
  bot: solid(
    'M236 60h40v60h92a60 60 0 0 1 60 60v180a60 60 0 0 1-60 60H144a60 60 0 0 1-60-60V180a60 60 0 0 1 60-60h92zM190 210a36 36 0 1 0 .1 0zm132 0a36 36 0 1 0 .1 0zM176 330v36h160v-36z',
  ),
  menu: solid('M80 120h352v48H80zm0 112h352v48H80zm0 112h352v48H80z'),
  share: line(44, 'M180 130h-80v282h312V330M270 90h152v152M416 96L230 282'),
  ban: line(52, 'M256 66a190 190 0 1 0 .1 0zM124 124l264 264'),
  chev: line(56, 'M120 190l136 136 136-136'),
  undo: line(50, 'M110 190h190a110 110 0 1 1 0 220H180M190 100l-90 90 90 90'),
  plus: solid('M226 96h60v130h130v60H286v130h-60V286H96v-60h130z'),
  pawn: solid('M256 50a92 92 0 0 1 58 163c62 34 96 110 106 249H92c10-139 44-215 106-249A92 92 0 0 1 256 50z'),
  check: line(60, 'M96 270l110 110 210-240'),
  link: line(46, 'M220 300a80 80 0 0 0 113 0l70-70a80 80 0 0 0-113-113l-40 40M292 212a80 80 0 0 0-113 0l-70 70a80 80 0 0 0 113 113l40-40'),
  eye:
    line(38, 'M40 256q216-230 432 0q-216 230-432 0z') + solid('M256 186a70 70 0 1 1-.1 0z'),
  screen: line(40, 'M70 100h372v250H70zM190 430h132M256 350v80'),
  up: line(46, 'M100 330v90h312v-90M256 330V90M160 186l96-96 96 96'),
  down: line(46, 'M100 330v90h312v-90M256 90v240M160 234l96 96 96-96'),
}
