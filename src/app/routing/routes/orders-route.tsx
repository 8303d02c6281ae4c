import { useTemplateForm } from '#src/app/wiring/use-template-form.ts'
import { OrdersPage } from '#src/views/orders/orders-page.tsx'

export const OrdersRoute = () => <OrdersPage form={useTemplateForm()} />
