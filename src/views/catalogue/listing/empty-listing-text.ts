/** Why a listing is empty. @param narrowing how many its search and its filters are */
export function emptyListingText(search: string, narrowing: number): { title: string; text: string } {
  if (narrowing === 0) return { title: 'No products here at the moment.', text: 'Please look again later.' }
  return {
    title:
      search !== '' && narrowing === 1
        ? `No products match “${search}”.`
        : 'No products match these filters.',
    text:
      search === ''
        ? 'Remove a filter above to see more products.'
        : 'Check the model number, or try fewer or shorter words.',
  }
}
