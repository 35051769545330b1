// The five families differ in hue, head, outline and pattern, so hue is never needed.

export type Family = 'blu' | 'red' | 'yel' | 'ivo' | 'pur'

const BY_SEAT: readonly Family[] = ['blu', 'red', 'yel', 'ivo', 'pur']

export const familyOf = (seat: number): Family => BY_SEAT[seat % BY_SEAT.length] ?? 'blu'

export const HEAD: Record<Family | 'monk', string> = {
  red: 'M4.6 10.5C4.4 5.5 6.5 1.5 10-2.6c3.5 4.1 5.6 8.1 5.4 13.1z',
  yel: 'M.6 5.6q0-1.5 4.2-2C5.4 0 7.2-.8 10-.8s4.6.8 5.2 4.4q4.2.5 4.2 2q0 1.5-4 1.8q-.3 3.6-5.4 3.6t-5.4-3.6q-4-.3-4-1.8z',
  blu: 'M10 .2a5.5 5.5 0 1 1-.1 0z',
  ivo: 'M5.9.2h8.2a1.4 1.4 0 0 1 1.4 1.4v8.7H4.5V1.6A1.4 1.4 0 0 1 5.9.2z',
  pur: 'M4.3 10.6L2.9-1.8 10 2.6l7.1-4.4-1.4 12.4z',
  monk: 'M4 11C3.6 4.5 6.4.6 10 .6S16.4 4.5 16 11z',
}

export const BODY =
  'M10 9.2c4.6 0 6.3 3 7 6.6l1.9 10.1q.3 1.8-1.4 1.8h-15q-1.7 0-1.4-1.8L3 15.8c.7-3.6 2.4-6.6 7-6.6z'

export const SHAPE: Record<Family, string> = {
  red: 'M12 0.8L23.2 12 12 23.2 .8 12z',
  yel: 'M12 1.2a10.8 10.8 0 1 1-.1 0z',
  blu: 'M3.4 2.2h17.2a1.2 1.2 0 0 1 1.2 1.2v17.2a1.2 1.2 0 0 1-1.2 1.2H3.4a1.2 1.2 0 0 1-1.2-1.2V3.4a1.2 1.2 0 0 1 1.2-1.2z',
  ivo: 'M6.4 2h11.2L23 12l-5.4 10H6.4L1 12z',
  pur: 'M2 2.4h20v8.6q0 8.6-10 12Q2 19.6 2 11z',
}
