/** What mails, advertisements and social networks add to a link: it says where a visitor comes from, not what a page shows. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gclsrc|gad_\w+|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_hsenc|_hsmi)(?:=|$)/i

/** The query of an address without what says where a visitor comes from. @param search with the question mark, or empty */
export function withoutTracking(search: string): string {
  const parts = search.slice(1).split('&')
  const kept = parts.filter((part) => !TRACKING.test(part))
  if (kept.length === parts.length) return search
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
