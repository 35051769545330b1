// The mark on the front of each cube.

export const MARK: Record<string, string> = {
  any: 'M3.4 4.2q0-2.7 2.7-2.7T8.7 4q0 1.5-1.6 2.2-.5.3-.5 1.2H5.2q0-1.9 1.3-2.6.7-.4.7-.9 0-.8-1.1-.8T5 4.2zM5.1 8.4h1.7v1.8H5.1z',
  orange: 'M2.6 1.8h6.8v3.2H7.1v5.4H4.9V5H2.6z',
  green: 'M1.8 2h8.4v5.6H6.2L3.8 10V7.6h-2z',
  brown: 'M4.9 1.2h2.2v2.5h2.6v2.1H7.1v5H4.9v-5H2.3V3.7h2.6z',
  pink: 'M1.2 2.8q2.5-1 4.3.4v6.9q-1.8-1.3-4.3-.4zM6.5 3.2q1.8-1.4 4.3-.4v6.9q-2.5-.9-4.3.4z',
  plague:
    'M6 1.2a4.3 4.3 0 0 1 2.7 7.6v2H3.3v-2A4.3 4.3 0 0 1 6 1.2zM4.3 4.6a1.2 1.2 0 1 0 .1 0zM7.7 4.6a1.2 1.2 0 1 0 .1 0z',
}
