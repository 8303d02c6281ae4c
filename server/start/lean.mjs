/**
 * What keeps a process of the shop small without a measurable cost: a small young generation and two malloc arenas. A catalogue of
 * 20,000 products of which all prices change is twice in memory for a moment, 330 MB, so the heap may grow to 768 MB.
 */
export const lean = {
  flags: ['--max-semi-space-size=4', '--max-old-space-size=768'],
  env: { MALLOC_ARENA_MAX: '2' },
}
