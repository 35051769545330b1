// Drawings measure their words. What was measured before the font came is measured again afterwards.

const WEIGHTS = [500, 700, 800]

class Letters {
  private here = $state(false)
  private asked = false

  /** Whoever calls this is called again when the letters are there. */
  wait(): boolean {
    if (!this.asked) {
      this.asked = true
      void Promise.all(WEIGHTS.map((weight) => document.fonts.load(`${weight} 14px "Alegreya Sans"`))).then(
        () => (this.here = true),
        () => undefined,
      )
    }
    return this.here
  }
}

export const letters = new Letters()
