import { menu } from '@words/chrome.ts';
import { languages, pathIn } from '../languages.ts';
import { usePage } from '../pages/page.ts';
import { Dropdown } from './Dropdown.tsx';

export function LanguageLinks({ isMenu = false }: { isMenu?: boolean }) {
  const { language, address } = usePage();
  return languages.map((each) => {
    const isHere = each === language;
    const link = (
      <a key={each.locale} href={pathIn(each, address)} lang={each.tag} aria-current={isHere || undefined}>
        {each.name}
      </a>
    );
    return isMenu ? <li key={each.locale}>{link}</li> : link;
  });
}

export function Languages() {
  const { language } = usePage();
  return (
    <Dropdown name={menu.languages} label={language.name}>
      <LanguageLinks isMenu />
    </Dropdown>
  );
}
