/** Resolves once the page has loaded and the first paint has had its time. */
export const pageLoad = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback
    const later = () => setTimeout(resolve, 200)
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
  })
