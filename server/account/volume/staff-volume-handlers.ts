import type { staffVolumeCalls } from '#contract/staff/staff-volume.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { decideVolumeRequest, type VolumeDecision } from './decide-volume-request.ts'
import { toVolumeRequest, volumeRequestDetail, volumeRequests } from './volume-requests.ts'

export const staffVolumeHandlers: Handlers<typeof staffVolumeCalls> = {
  listVolumeRequests: async ({ query }, { db, projectId }) =>
    (await volumeRequests(db, { isOpen: query.status === 'open', projectId })).map(toVolumeRequest),
  readVolumeRequest: ({ params }, { db, projectId }) =>
    volumeRequestDetail(db, { id: idParam(params.id), projectId }),
  approveVolumeRequest: ({ body: { level_id: levelId, ...body } }, context) =>
    decide({ ...body, verdict: { levelId } }, context),
  declineVolumeRequest: ({ body: { reason, ...body } }, context) =>
    decide({ ...body, verdict: { reason } }, context),
}

interface Shown extends Pick<VolumeDecision, 'id' | 'verdict'> {
  readonly submitted_at: string
}

async function decide(
  { id, verdict, submitted_at: submittedAt }: Shown,
  { db, projectId, staff: by, now, shop }: StaffContext,
) {
  const answer = await decideVolumeRequest(db, { id, verdict, submittedAt, projectId, by, now: now() })
  if (answer.kind === 'decided') shop.jobs.wake()
  return answer
}
