/** What the page has around the picture of a chart: machines at the side. */
const AROUND = { wide: 300, narrow: 40, tallest: 900 } as const
const WIDE = 1024

/** About how large the frame of a picture is in this window. */
export const frameSize = (): { readonly width: number; readonly height: number } => ({
  width: innerWidth - (innerWidth >= WIDE ? AROUND.wide : AROUND.narrow),
  height: Math.min(innerHeight * 0.74, AROUND.tallest),
})
