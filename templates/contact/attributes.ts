/** The data attributes that templates of this folder share with their scripts. */

/** On the contact form; the text of the chat message, where a chat takes the message. */
export const form = 'data-form'
export const formMessage = 'data-form-message'
/** On the link to the chat with the message that was sent. */
export const formChat = 'data-form-chat'
/** On the counter of the message: how many characters a link to a chat surely carries, its text up to them and past them. */
export const counter = 'data-counter'
export const counterLeft = 'data-left'
export const counterOver = 'data-over'
export const exceeded = 'data-exceeded'
/** On the status line of the form; its text after success and after failure. */
export const formDone = 'data-done'
export const formFailed = 'data-failed'
