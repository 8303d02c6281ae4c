import { VolumePage } from '#src/views/volume/volume-page.tsx'
import { useForm } from '#src/app/wiring/use-form.ts'

export const VolumeRoute = () => <VolumePage form={useForm()} />
