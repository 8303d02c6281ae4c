/** How many files somebody who is new has to open, at most, by the heading of the walk. */
export const BOUNDS: Readonly<Record<string, number>> = {
  'What every walk passes': 8,
  'Place order': 30,
  'Add from a tile': 16,
  'Reset by text message': 22,
  'One more field of an order': 10,
}

/** Violations: a walk that is missing, longer than its bound or than its heading says, or that names a file that is not there. */
export function walkProblems(document: string, isFile: (path: string) => boolean): string[] {
  const walks = new Map(
    document
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.replace(/:.*/s, ''), section]),
  )
  return Object.entries(BOUNDS).flatMap(([name, bound]) => {
    const walk = walks.get(name)
    if (walk === undefined) return [`there is no walk ${name}`]
    const files = new Set(Array.from(walk.matchAll(/`([\w-]+\/[^`\s]+\.tsx?)`/g), ([, path = '']) => path))
    const said = Number(/: (\d+) files$/m.exec(walk)?.[1])
    return [
      ...[...files].filter((path) => !isFile(path)).map((path) => `${name} names ${path}`),
      ...(files.size === said ? [] : [`${name} has ${files.size} files and says ${said}`]),
      ...(files.size <= bound ? [] : [`${name} has ${files.size} files, more than ${bound}`]),
    ]
  })
}
