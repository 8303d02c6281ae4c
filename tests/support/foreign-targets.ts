/** URLs that lead to another origin, or nowhere. */
export const foreignTargets: readonly string[] = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/cart',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\tb',
  '/.//evil.example',
  '/cart/..//evil.example',
  '/%2e//evil.example',
  'evil.example',
  'evil',
  '',
]
