/** One system font in all engines: each has another idea of `system-ui`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The widths of Arial. */
export const systemFont = 'Liberation Sans'

const settings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
${['system-ui', 'sans-serif']
  .map(
    (family) => `  <match>
    <test name="family"><string>${family}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${systemFont}</string></edit>
  </match>`,
  )
  .join('\n')}
</fontconfig>
`

/** The environment in which fontconfig takes that font, with its file in a folder. Only Linux has fontconfig. */
export async function fontSettings(folder: string) {
  const file = join(folder, 'fonts.conf')
  await writeFile(file, settings)
  return { FONTCONFIG_FILE: file }
}
