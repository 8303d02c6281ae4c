import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { media } from '#src/ui/theme/scale.ts'

/** True while the page is printed, and rendered before the browser looks at it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const list = matchMedia(media.print)
    // React renders later than the browser reads the page
    const follow = () => flushSync(() => setPrinting(list.matches))
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(list.matches)
    list.addEventListener('change', follow)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      list.removeEventListener('change', follow)
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
