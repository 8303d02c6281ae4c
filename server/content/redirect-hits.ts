import type { ProjectId } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, date, int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const addHits = statement({
  name: 'redirect-hits-add',
  sql: `insert into redirect_hits (project_id, source, day, n)
   select * from unnest(:projectIds::int[], :sources::text[], :days::date[], :counts::int[])
   on conflict (project_id, source, day) do update set n = redirect_hits.n + excluded.n`,
  params: { projectIds: array(int4), sources: array(text), days: array(date), counts: array(int4) },
})

interface Hit {
  readonly projectId: ProjectId
  readonly source: string
  readonly day: string
  n: number
}

/** Counts followed redirects in memory. */
export interface RedirectHits {
  count(projectId: ProjectId, source: string, at: Date): void
  /** Writes the counts since the last time; after a failure they are written the next time. */
  write(): Promise<void>
}

export function countRedirects(db: Db): RedirectHits {
  let hits = new Map<string, Hit>()
  const add = (hit: Hit) => {
    const key = `${hit.projectId} ${hit.day} ${hit.source}`
    const found = hits.get(key)
    if (found) found.n += hit.n
    else hits.set(key, hit)
  }
  return {
    count: (projectId, source, at) => add({ projectId, source, day: at.toISOString().slice(0, 10), n: 1 }),
    write: async () => {
      if (hits.size === 0) return
      const counted = [...hits.values()]
      hits = new Map()
      try {
        await addHits(db, {
          projectIds: counted.map((hit) => hit.projectId),
          sources: counted.map((hit) => hit.source),
          days: counted.map((hit) => hit.day),
          counts: counted.map((hit) => hit.n),
        })
      } catch (error) {
        for (const hit of counted) add(hit)
        throw error
      }
    },
  }
}
