import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import body from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { fontsStorage } from '#src/app/effects/storage.ts'

const FACES = [
  { family: 'Inter Variable', url: body, weight: '100 900' },
  { family: 'Bricolage Grotesque Variable', url: display, weight: '200 800' },
] as const

/**
 * Fetches the fonts that a narrow screen does without at first, and a wide one when they come too late. They are shown
 * from the next page on, so that no text changes while it is read, and by later documents at once.
 */
export function useWebFonts(): void {
  const { pathname } = useLocation()
  const [opened] = useState(pathname)
  const faces = useRef<readonly FontFace[]>([])
  useEffect(() => {
    const { fonts } = document.documentElement.dataset
    if (fonts === '') return
    const fetched = fetchFonts().then((here) => (faces.current = here))
    fetched.catch(() => undefined)
  }, [])
  useLayoutEffect(() => {
    if (pathname === opened || faces.current.length === 0) return
    for (const face of faces.current) document.fonts.add(face)
    document.documentElement.dataset['fonts'] = ''
  }, [pathname, opened])
}

/** The faces of the styles are optional: a browser does not use one that came after the first paint. */
async function fetchFonts(): Promise<readonly FontFace[]> {
  const faces = FACES.map(({ family, url, weight }) => new FontFace(family, `url("${url}")`, { weight }))
  await Promise.all(faces.map((face) => face.load()))
  fontsStorage.note()
  return faces
}
