// A little bell, made on the spot.

let audio: AudioContext | null = null

export function chime(): void {
  // Browsers keep silent until the reader has touched the page; so do we.
  if (!navigator.userActivation.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    const start = audio.currentTime
    for (const [pitch, delay, volume] of [
      [587.3, 0, 0.12],
      [880, 0.09, 0.09],
      [1760, 0.09, 0.02],
    ] as const) {
      const tone = audio.createOscillator()
      const gain = audio.createGain()
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0, start + delay)
      gain.gain.linearRampToValueAtTime(volume, start + delay + 0.01)
      gain.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.9)
      tone.connect(gain).connect(audio.destination)
      tone.start(start + delay)
      tone.stop(start + delay + 1)
    }
  } catch {
    // No sound here; the title and the page still say whose turn it is.
  }
}
