import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { OrdersPage } from '#src/views/orders/orders-page.tsx'
import { templateForm } from '#src/views/quick-order/templates/save-template.tsx'

export const OrdersRoute = () => <OrdersPage form={useFormSubmission(templateForm)} />
