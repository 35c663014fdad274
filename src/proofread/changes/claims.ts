/** Words by which a sentence says more than a figure, so that it can become untrue when the figure changes. */

/** Compares two things. */
export const compares =
  /\b(?:cheap(?:er|est)?|dear(?:er|est)?|less|lower|lowest|high(?:er|est)|same|identical|difference|widest|saves?|twice|half|practically)\b|(?<!\bor )\bmore\b/i

/** Calls something the first of its kind. */
export const ranks =
  /\b(?:fast|quick|easi|high|low|bigg|larg|cheap|great|long|short)est\b|(?<!\bat |\bat its )\bbest\b|\bup to\b/i

/** Says something of all, of both or of none, or how far something goes. */
export const generalizes =
  /\b(?:each|every|all|alone|both|either|any|always|never|no|none|only|usually|most|(?:drops?|down|up) to)\b/i

/** Speaks of money. */
export const isAboutMoney =
  /\b(?:costs?|prices?|pay|pays|paid|charges?|cheap\w*|(?<!frame |refresh )rates?|bills?|fees?|rupees?|(?<!-)hour|pass(?:es)?|packages?|discounts?|per head)\b|₹/i

/** Says something of the most, so that the number of all counts. */
export const isAboutMost = /(?<!\bat )\bmost (?:of|[a-z]+s)\b/i

/** Speaks of the way to a place. */
export const isAboutDistance = /\b(?:minutes?|rides?|drives?|walk|near(?:by|est)?|close to|away)\b/i

/** Says that a price is the same on all days. */
export const holdsAlways = /\b(?:(?:any|every) day|at one price|always|all week)\b/i
