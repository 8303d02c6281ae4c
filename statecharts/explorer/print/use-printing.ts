import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed. Meanwhile it has the light theme: printers leave dark grounds out. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const { dataset } = document.documentElement
    let shown = dataset['theme']
    const begin = () => {
      shown = dataset['theme']
      dataset['theme'] = 'light'
      // what is printed is there before the event ends
      flushSync(() => setIsPrinting(true))
    }
    const end = () => {
      dataset['theme'] = shown
      setIsPrinting(false)
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
