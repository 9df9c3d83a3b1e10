import { type FormEvent, type ReactNode, useLayoutEffect } from 'react';
import { href } from '#links/address.ts';
import { signUp } from '#shop/words';
import { signUpDismissal } from '#storage/signUpDismissal.ts';
import { OrdersLink } from '#features/shared/OrdersLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { untried } from '#ui/Field.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { info } from '#ui/toast.ts';
import * as strings from '#strings/header';
import { noAccountCreated, noAccountToSignInTo, noAccountsYet } from '#strings/toasts';
import styles from './SignUpDialog.module.css';

type SignUpDialogProps = { readonly onClose: () => void };

/** Sign Up: validated by the browser, and not stored (SPEC 3.5). */
export function SignUpDialog({ onClose }: SignUpDialogProps) {
  // Each way of closing it dismisses it, also going back a page.
  useLayoutEffect(() => () => void signUpDismissal.change(() => true), []);

  // A shop that takes orders does not speak of a demonstration (SPEC 15.16).
  const closeWith = (said: string) => {
    onClose();
    info(import.meta.env.TAKES_ORDERS ? noAccountsYet : said);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    closeWith(noAccountCreated);
  };
  return (
    <Dialog shape="sheet" labelledBy="sign-up-title" onClose={onClose}>
      <div className={styles.layout}>
        <div className={`fills ${styles.picture}`}>
          {signUp?.picture && (
            <Picture source={signUp.picture} alt="" sizes="(min-width: 768px) 420px, 0px" />
          )}
        </div>
        <form className={styles.form} {...untried} onSubmit={handleSubmit}>
          <h2 id="sign-up-title">{strings.signUp}</h2>
          <p className="muted">{signUp?.text}</p>
          <Fields />
          <Terms onClose={onClose} />
          <Button type="submit" isWide>
            {strings.signUp}
          </Button>
          <p className={styles.signIn}>
            {strings.alreadyHaveAccount((text) => (
              <TextButton onClick={() => closeWith(noAccountToSignInTo)}>{text}</TextButton>
            ))}
          </p>
          {import.meta.env.TAKES_ORDERS && <OrdersLink onClick={onClose} />}
        </form>
      </div>
    </Dialog>
  );
}

function Fields() {
  return (
    <>
      <TextField label={strings.name} name="name" autoComplete="name" required data-initial-focus />
      <TextField label={strings.email} name="email" type="email" autoComplete="email" required />
      <TextField
        label={strings.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}

function Terms({ onClose }: Pick<SignUpDialogProps, 'onClose'>) {
  const leadTo = (path: '/help#terms' | '/help#privacy') => (text: ReactNode) => (
    <a href={href(path)} onClick={onClose}>
      {text}
    </a>
  );
  return (
    <p className={`hint ${styles.terms}`}>
      {strings.agreement({ terms: leadTo('/help#terms'), privacy: leadTo('/help#privacy') })}
    </p>
  );
}
