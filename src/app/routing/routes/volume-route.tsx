import { volumeForm } from '#src/views/account/volume/volume-form.tsx'
import { VolumePage } from '#src/views/account/volume/volume-page.tsx'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'

export const VolumeRoute = () => <VolumePage form={useFormSubmission(volumeForm)} />
