/** Brings every icon. */
declare module 'virtual:icons'
declare module 'virtual:icons/later' {
  const later: Record<string, () => Promise<unknown>>
  export default later
}
