/** The highlighter of the classic theme, which would fetch its languages here: code is highlighted while building. */
export default function prismIncludeLanguages() {}
