/** The longest `mailto:` address that mail programs take: Outlook with Windows 2,046, Firefox 2,008. */
export const maxMailAddress = 2000;
