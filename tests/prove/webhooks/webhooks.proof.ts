import { sql } from 'kysely'
import type { WebhookKind } from '#contract/staff/staff-webhooks.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { readUntil } from '#tests/prove/rig/read-until.ts'
import { type TestEnvironment, withTestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { startWebhookWorker, type WebhookWorker } from '#tests/prove/rig/webhook-worker.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { openBackOffice } from '#tests/support/back-office.ts'
import { audit, missedBy, slowestTo, type Subscribed, sentAfter } from './audit.ts'
import { Desk } from './desk.ts'
import { eventsAfter, makeEvents, type NumberedEvent } from './events.ts'
import { killOften } from './kill-often.ts'
import { openReceivers, type Receiver, type ReceiverName } from './receivers.ts'

const SWEEP_PERIOD = 500
const KILLS = 4
/** of the events, before the first kill */
const CALM_SHARE = 0.3
/** of the events, while the worker cannot be killed */
const MOST_SHARE = 3
/** in milliseconds, for what a killed worker held, and for the tries that are left */
const RECOVERY = 120_000
/** the same in the negative control, which never recovers */
const NO_RECOVERY = 15_000
/** in milliseconds; how long a receiver may take to answer */
const PATIENCE = 10_000
const HOUR = 3_600_000
const MINUTE = 60_000
const OWNER = 'ops@lund.example'

const KINDS: Readonly<Record<ReceiverName, WebhookKind[]>> = {
  good: ['order', 'shipment', 'stock'],
  unsteady: ['order', 'stock'],
  recovering: ['order', 'shipment'],
  silent: ['stock'],
  redirecting: ['order'],
}

/** Counts in events, about. The negative control acknowledges deliveries before they are sent, and forges some. */
export const webhooks: Proof = {
  rule: '[T94] wherever the worker is killed, every receiver that answers in the end is told of each event of its kinds, under one id over all tries, signed by the secrets of that time; one that never answers holds up no other, a redirect is not followed, and one that was given up is paused, told and replayed',
  counts: { test: 300, long: 4_000, control: 300 },
  controlBreaks: ['missed', 'unverified'],
  run: async (trial) => {
    const random = randomFrom(trial.seed)
    const opened = await openReceivers(random)
    try {
      return await withTestEnvironment(
        { isWorker: false, hasLocalWebhooks: true, sweepPeriod: SWEEP_PERIOD },
        async (environment) => {
          const { databaseUrl } = environment
          const worker = startWebhookWorker({
            databaseUrl,
            sweepPeriod: SWEEP_PERIOD,
            isBroken: trial.broken,
          })
          try {
            return await tryout({ ...opened, environment, worker, random }, trial)
          } finally {
            await worker.kill()
          }
        },
      )
    } finally {
      opened.close()
    }
  },
  judge: (figures) => [
    ...above(figures, { missed: 0, unverified: 0, two_ids: 0, wrong_messages: 0, redirected: 0 }),
    ...above(figures, { sent_while_paused: 0, untold: 0, slowest_ms: PATIENCE }),
    ...below(figures, { events: 200, kills: KILLS, repeats: KILLS, rotations: 6, replays: 2 }),
  ],
}

interface Parts {
  readonly environment: TestEnvironment
  readonly worker: WebhookWorker
  readonly receivers: Readonly<Record<ReceiverName, Receiver>>
  readonly target: Receiver
  readonly random: () => number
}

async function tryout(parts: Parts, trial: Trial): Promise<Figures> {
  const run = await openRun(parts, trial)
  const { desk, subscribed } = run
  const slowest_ms = await makeCalmly(run)
  const kills = await makeAmidKills(run)
  const paused = await pauseAndReplay(run)
  await desk.replay(subscribed.good.webhook, { key: await desk.sentKey(subscribed.good.webhook) })
  await recoverAll(run)
  const events = await run.events()
  return {
    events: events.length,
    ...audit(Object.values(subscribed), events),
    redirected: parts.target.arrivals.length,
    kills,
    rotations: desk.rotations,
    replays: desk.replays,
    sent_while_paused: paused.sent,
    untold: paused.untold,
    slowest_ms,
  }
}

interface Run extends Parts {
  readonly trial: Trial
  readonly desk: Desk
  readonly subscribed: Readonly<Record<ReceiverName, Subscribed>>
  /** Makes so many events at least, and goes on until it is ready, or there are far too many. */
  readonly make: (least: number, isReady?: () => boolean) => Promise<void>
  /** all since the webhooks were added */
  readonly events: () => Promise<readonly NumberedEvent[]>
  /** when the webhooks were added */
  readonly since: string
  /** in milliseconds */
  readonly patience: number
}

async function openRun(parts: Parts, trial: Trial): Promise<Run> {
  const { environment, receivers } = parts
  const { db } = environment
  await sql`update settings set value = to_jsonb(${OWNER}::text) where project_id = 11 and key = 'notify_failures'`.execute(
    db,
  )
  const office = await openBackOffice(environment)
  const desk = await Desk.open(environment)
  const last = (await eventsAfter(db, 0)).at(-1)?.seq ?? 0
  const since = Date.now()
  const subscribe = async (name: ReceiverName): Promise<Subscribed> => {
    const receiver = receivers[name]
    return { receiver, webhook: await desk.add(receiver.url, KINDS[name]) }
  }
  return {
    ...parts,
    trial,
    desk,
    subscribed: {
      good: await subscribe('good'),
      unsteady: await subscribe('unsteady'),
      recovering: await subscribe('recovering'),
      silent: await subscribe('silent'),
      redirecting: await subscribe('redirecting'),
    },
    make: (least, isReady = () => true) => {
      const isEnough = (made: number) => (made >= least && isReady()) || made >= MOST_SHARE * trial.count
      return makeEvents({ environment, office, isEnough })
    },
    events: () => eventsAfter(db, last),
    since: new Date(since).toISOString(),
    patience: trial.broken ? NO_RECOVERY : RECOVERY,
  }
}

/** One receiver is silent, and nothing else goes wrong; resolves with how long an event took to the good one at most. */
async function makeCalmly(run: Run): Promise<number> {
  const { make, events, subscribed, trial } = run
  // the worker starts meanwhile
  await make(1)
  await goodHasAll(run)
  const last = (await events()).at(-1)?.seq ?? 0
  await make(trial.count * CALM_SHARE)
  await goodHasAll(run)
  const slowest = slowestTo(
    subscribed.good.receiver,
    (await events()).filter(({ seq }) => seq > last),
  )
  trial.say(`an event took ${slowest} ms at most to the good receiver`)
  return slowest
}

const goodHasAll = ({ subscribed, events, patience }: Run): Promise<boolean> =>
  readUntil(async () => missedBy(subscribed.good, await events()).length === 0, Boolean, patience)

/** Resolves with the number of kills. */
async function makeAmidKills(run: Run): Promise<number> {
  const { make, desk, subscribed, receivers, worker, random, trial } = run
  const half = (trial.count * (1 - CALM_SHARE)) / 2
  const { good, unsteady, recovering } = receivers
  const killing = killOften({ worker, receivers: [good, unsteady], random, say: trial.say })
  await make(half, () => killing.kills >= KILLS / 2)
  for (const { webhook } of Object.values(subscribed)) await desk.rotate(webhook)
  recovering.recover()
  await make(half, () => killing.kills >= KILLS)
  await desk.endOldSecret(subscribed.good.webhook)
  await desk.rotate(subscribed.good.webhook)
  await killing.stop()
  return killing.kills
}

interface Paused {
  /** events that it was sent while it was paused */
  readonly sent: number
  /** people who were not told: staff who look, and the owner by e-mail */
  readonly untold: number
}

/** The receiver that redirects is paused, and told everything again once it answers. */
async function pauseAndReplay(run: Run): Promise<Paused> {
  const { desk, subscribed, make, events, environment, patience, since } = run
  const { webhook, receiver } = subscribed.redirecting
  const pausedAt = await desk.pausedAt(webhook, patience)
  receiver.recover()
  const last = (await events()).at(-1)?.seq ?? 0
  await make(1)
  await goodHasAll(run)
  const sent = sentAfter(receiver, last)
  const isMailed = pausedAt !== null && (await ownerIsTold(environment, pausedAt))
  if (pausedAt) await desk.switchOn(webhook)
  await desk.replay(webhook, { since })
  return { sent, untold: Number(pausedAt === null) + Number(!isMailed) }
}

/** Lets the time pass until every receiver has everything. */
async function recoverAll({ environment, receivers, subscribed, events, patience }: Run): Promise<void> {
  receivers.silent.recover()
  const missed = async () => {
    await passTime(environment)
    const all = await events()
    return Object.values(subscribed).flatMap((each) => missedBy(each, all)).length
  }
  await readUntil(missed, (count) => count === 0, patience)
}

/** Ends the pauses between tries, and jobs that nobody works on any more. */
async function passTime({ db }: TestEnvironment): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'retry'`.execute(db)
  await sql`update pgboss.job set started_on = started_on - interval '1 minute' where name = 'webhook' and state = 'active'
    and started_on < now() - interval '15 seconds'`.execute(db)
}

/** Whether an e-mail tells of what was given up, when the hour in which it was is over. */
async function ownerIsTold({ shop, db }: TestEnvironment, failedAt: Date): Promise<boolean> {
  const later = Math.ceil(failedAt.getTime() / HOUR) * HOUR + MINUTE - Date.now()
  await shop.restart(later)
  const mails = await readUntil(
    () =>
      db
        .selectFrom('emails')
        .select('key')
        .where('recipient', '=', OWNER)
        .where(sql`message->>'kind'`, '=', 'workFailed')
        .execute(),
    ({ length }) => length > 0,
    NO_RECOVERY,
  )
  await shop.restart(-later)
  return mails.length > 0
}
