import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useToasts } from '#src/views/shop/hooks/use-toasts.ts'

/** The toasts of this tab to read again, since each is shown only briefly. */
export function RecentMessages({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { recent } = useToasts()
  return (
    <Dialog open={isOpen} onClose={onClose} title="Recent messages">
      {recent.length === 0 ? (
        <p>No messages yet.</p>
      ) : (
        <ol>
          {recent.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
