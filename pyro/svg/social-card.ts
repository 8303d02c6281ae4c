/** Width and height in pixels of the picture that is shown where a page is shared. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const

const { width, height } = SOCIAL_CARD
/** a box of the artwork in pixels of the card */
const SCALE = height / 400
const LEFT = (width - height) / 2
/** the artwork paints its sky from -50 to 450 */
const SKY = `M0 ${-50 * SCALE}H${width}V${450 * SCALE}H0z`

/**
 * The picture of a product in the middle of a wide card; its sky and water go on to both sides.
 * @param artwork an SVG document of 400 × 400
 * @param horizon where its water begins
 */
export function socialCardOf(artwork: string, horizon: number): string {
  const inner = artwork.replace('<svg ', `<svg x="${LEFT}" width="${height}" height="${height}" `)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<defs><linearGradient id="fade"><stop offset="0" stop-color="#000"/><stop offset=".16" stop-color="#fff"/>',
    '<stop offset=".84" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>',
    `<mask id="edges"><path fill="url(#fade)" d="M${LEFT} 0h${height}v${height}h${-height}z"/></mask></defs>`,
    `<path fill="url(#sky)" d="${SKY}"/><path fill="#05060f" opacity=".85" d="M0 ${horizon * SCALE}H${width}V${height}H0z"/>`,
    `<g mask="url(#edges)">${inner}</g></svg>`,
  ].join('')
}
