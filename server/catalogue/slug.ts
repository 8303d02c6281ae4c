/** "Mortars & Racks" to "Mortars--Racks": the form of the fixed links of the specification. */
export function slug(text: string): string {
  return text
    .replace(/&/g, '')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .replace(/ /g, '-')
}

/** A slug without doubled or trailing hyphens, for addresses that no fixed link prescribes. */
export function tidySlug(text: string): string {
  return slug(text).replace(/-+/g, '-').replace(/^-|-$/g, '')
}
