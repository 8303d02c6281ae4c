import {
  bytea,
  int4,
  int4Of,
  nullable,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import type { LabelKind, LevelKind } from '#contract/sheets/documents.ts'
import type { Source } from './source-lines.ts'

/** The id of a `level` is that of a price level. */
export type JobSource = Source | 'level'

/** A sheet of a customer. */
const SHEET = {
  customerId: int4,
  projectId: int4,
  source: textOf<JobSource>(),
  sourceId: int4,
  kind: textOf<LabelKind | LevelKind>(),
}
const SAME = `customer_id = :customerId and project_id = :projectId and source = :source and source_id = :sourceId
       and kind = :kind`

/** The same sheet under way is one job, and a failed one gives way to it. */
export const insertSheetJob = statement({
  name: 'sheet-job-insert',
  sql: `with failed as (delete from sheet_jobs where ${SAME} and state = 'failed')
   insert into sheet_jobs (customer_id, project_id, source, source_id, kind, label, created_at)
   values (:customerId, :projectId, :source, :sourceId, :kind, :label, :now) on conflict do nothing`,
  params: { ...SHEET, label: text, now: timestamptz },
})

export const selectSheetJobs = statement({
  name: 'sheet-jobs-of-customer',
  sql: `select id, kind, label, state, source, source_id, finished_at from sheet_jobs
   where customer_id = :customerId and project_id = :projectId and (finished_at is null or finished_at > :keptSince)
   order by created_at desc limit 20`,
  params: { customerId: int4, projectId: int4, keptSince: timestamptz },
  row: {
    id: uuid,
    kind: textOf<LabelKind | LevelKind>(),
    label: text,
    state: textOf<'ready' | 'running' | 'done' | 'failed'>(),
    source: textOf<JobSource>(),
    source_id: int4,
    finished_at: nullable(timestamptz),
  },
})

/** The file of a customer's own job; no row when it is another customer's or storefront's, or not made. */
export const selectSheetFile = statement({
  name: 'sheet-file',
  sql: `select f.name, f.bytes from sheet_files f join sheet_jobs j on j.id = f.sheet_id
   where j.id = :id and j.kind = :kind and j.customer_id = :customerId and j.project_id = :projectId
     and j.finished_at > :keptSince`,
  params: { id: uuid, kind: text, customerId: int4, projectId: int4, keptSince: timestamptz },
  row: { name: text, bytes: bytea },
})

const BATCH = 100

/** Gives rows without a job the id of one; other processes skip them. */
export const claimSheetJobs = statement({
  name: 'sheet-jobs-claim',
  sql: `update sheet_jobs set job_id = gen_random_uuid() where id = any(array(
     select id from sheet_jobs where job_id is null order by created_at limit ${BATCH} for update skip locked))
   returning id as key, coalesce(job_id, gen_random_uuid()) as job_id`,
  row: { key: uuid, job_id: uuid },
})

/** Takes the job from rows under way whose job is gone, so that they are claimed again. */
export const reclaimSheetJobs = statement({
  name: 'sheet-jobs-reclaim',
  sql: `update sheet_jobs set job_id = null where id = any(array(
     select id from sheet_jobs where finished_at is null and job_id is not null
       and created_at < :now::timestamptz - interval '1 minute'
       and not exists (select from pgboss.job j where j.name = 'sheet' and j.id = job_id and j.state < 'completed')
     order by created_at limit ${BATCH} for update skip locked))`,
  params: { now: timestamptz },
})

/** Begins an attempt; no row when the sheet is finished. */
export const beginAttempt = statement({
  name: 'sheet-job-begin',
  sql: `update sheet_jobs j set state = 'running', attempts = attempts + 1 from customers u
   where j.id = :id and j.finished_at is null and u.id = j.customer_id
   returning j.customer_id, j.project_id, j.source, j.source_id, j.kind, j.label, j.attempts, u.level_id`,
  params: { id: uuid },
  row: {
    customer_id: int4,
    project_id: int4Of<ProjectId>(),
    source: textOf<JobSource>(),
    source_id: int4,
    kind: textOf<LabelKind | LevelKind>(),
    label: text,
    attempts: int4,
    level_id: int4,
  },
})

/** Ends an attempt; no row when a later one has begun or the sheet is finished. */
export const finishAttempt = statement({
  name: 'sheet-job-finish',
  sql: `update sheet_jobs set state = :state, finished_at = :now
   where id = :id and attempts = :attempts and finished_at is null returning id`,
  params: { id: uuid, attempts: int4, state: text, now: timestamptz },
  row: { id: uuid },
})

export const insertSheetFile = statement({
  name: 'sheet-file-insert',
  sql: 'insert into sheet_files (sheet_id, name, bytes) values (:id, :name, :bytes)',
  params: { id: uuid, name: text, bytes: bytea },
})

/** Fails a sheet whatever attempt it is in. */
export const failSheetJob = statement({
  name: 'sheet-job-fail',
  sql: `update sheet_jobs set state = 'failed', finished_at = :now where id = :id and finished_at is null
   returning customer_id, label`,
  params: { id: uuid, now: timestamptz },
  row: { customer_id: int4, label: text },
})
