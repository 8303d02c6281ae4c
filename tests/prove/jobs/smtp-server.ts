import { createServer, type Socket } from 'node:net'

export interface SmtpServer {
  readonly url: string
  /** Message-IDs that were accepted, by recipient */
  readonly accepted: ReadonlyMap<string, readonly string[]>
  /** Answers nothing to the next e-mails; resolves when the first one has arrived in whole. */
  hold(): Promise<void>
  release(): void
  close(): void
}

/** Accepts every e-mail. */
export async function openSmtpServer(): Promise<SmtpServer> {
  const accepted = new Map<string, readonly string[]>()
  let arrived: (() => void) | null = null
  const take = (socket: Socket, recipient: string, content: string) => {
    if (arrived) return arrived()
    const id = /^Message-ID: (.*)$/m.exec(content)?.[1]?.trim() ?? ''
    accepted.set(recipient, [...(accepted.get(recipient) ?? []), id])
    socket.write('250 taken\r\n')
  }
  const server = createServer((socket) => talk(socket, take))
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    hold: () =>
      new Promise((settle) => {
        arrived = settle
      }),
    release: () => {
      arrived = null
    },
    close: () => server.close(),
  }
}

function talk(socket: Socket, take: (socket: Socket, recipient: string, content: string) => void): void {
  let recipient = ''
  let content: string | null = null
  // a killed sender resets its connection
  socket.on('error', () => undefined)
  socket.write('220 mail\r\n')
  socket.on('data', (data) => {
    const said = data.toString()
    if (content !== null) {
      content += said
      if (!content.endsWith('\r\n.\r\n')) return
      take(socket, recipient, content)
      content = null
    } else if (said.startsWith('DATA')) {
      content = ''
      socket.write('354 go on\r\n')
    } else {
      recipient = /^RCPT TO:<(.*)>/.exec(said)?.[1] ?? recipient
      socket.write(said.startsWith('QUIT') ? '221 bye\r\n' : '250 mail\r\n')
    }
  })
}
