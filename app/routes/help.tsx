import { Help } from '#features/help/Help.tsx';
import { PageHead } from '#ui/PageHead.tsx';

export const meta = () => ({
  title: 'Help',
  description: 'Returns, shipping, terms and privacy of this demonstration shop.',
});

/** SPEC 10.3. */
export default function HelpScreen() {
  return (
    <div className="wrap">
      <PageHead title="Help" crumb="Help" />
      <Help />
    </div>
  );
}
