/**
 * A link that opens a chat with a message in its field. The only place that encodes a message, for templates and client scripts:
 * a blank is always `%20`, because some apps show a `+` as it is (RFC 3986, not the encoding of forms).
 *
 * @param chat the address of the chat, such as `https://wa.me/910000000000`; a message that it has is replaced
 * @param message text of any kind; halves of a character, as cut texts have, are left out
 */
export const chatLink = (chat: string, message: string): string =>
  `${chat.replace(/\?.*/s, '')}?text=${encodeURIComponent(message.replace(/[\ud800-\udfff]/gu, '').replaceAll('\u00a0', ' '))}`
