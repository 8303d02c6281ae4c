interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** Packages of which nobody could tell that they were exchanged, and those that name a registry. */
export const lockfileProblems = ({ packages }: Lockfile): readonly string[] =>
  Object.entries(packages).flatMap(([path, { version, integrity, resolved }]) => [
    ...(path !== '' && version !== undefined && integrity === undefined ? [`${path} has no integrity`] : []),
    ...(resolved === undefined ? [] : [`${path} names ${resolved}`]),
  ])
