import { createServer, type Socket } from 'node:net'

/** An SMTP server that accepts every e-mail; resolves with the dialog. On a silent connection it never says anything. */
export async function mailServer(
  answerTo: (emails: number) => string | null = () => '250 taken',
  isSilent: (connections: number) => boolean = () => false,
): Promise<{ readonly url: string; readonly heard: () => string; close(): void }> {
  let heard = ''
  let inLetter = false
  let emails = 0
  let connections = 0
  const talk = (socket: Socket) => {
    if (isSilent(++connections)) return
    socket.write('220 mail\r\n')
    socket.on('data', (data) => {
      const said = data.toString()
      heard += said
      if (inLetter) {
        if (!heard.endsWith('\r\n.\r\n')) return
        inLetter = false
        const answer = answerTo(++emails)
        if (answer !== null) socket.write(`${answer}\r\n`)
      } else if (said.startsWith('DATA')) {
        inLetter = true
        socket.write('354 go on\r\n')
      } else socket.write(said.startsWith('QUIT') ? '221 bye\r\n' : '250 mail\r\n')
    })
  }
  const server = createServer(talk)
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard, close: () => server.close() }
}
