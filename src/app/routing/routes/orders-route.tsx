import { useTemplateForm } from '#src/app/wiring/use-template-form.ts'
import { OrdersPage } from '#src/views/account/orders/orders-page.tsx'

export const OrdersRoute = () => <OrdersPage form={useTemplateForm()} />
