export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={`tel:${phone.replace(/\D/g, '')}`} className={className}>
      {phone}
    </a>
  )
}
