import { useState } from 'react'

const { dataset } = document.documentElement

/** Takes the theme of the system; before anything is rendered, because colors would fade from those of another one. */
export function takeSystemTheme(): void {
  dataset['theme'] = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** The theme of the page: that of the system until it is changed here. */
export function useTheme(): { readonly isDark: boolean; readonly toggle: () => void } {
  const [isDark, setIsDark] = useState(() => dataset['theme'] === 'dark')
  const toggle = () => {
    dataset['theme'] = isDark ? 'light' : 'dark'
    setIsDark(!isDark)
  }
  return { isDark, toggle }
}
