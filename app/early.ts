/**
 * Remembers which buttons are pressed before the shop is alive, and presses them again once it is.
 * The page loads this small script first; nothing here may import anything.
 */
const pressed: HTMLButtonElement[] = [];

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) pressed.push(button);
}

function pressAgain(): void {
  document.removeEventListener('click', remember, true);
  for (const button of pressed) button.click();
}

document.addEventListener('click', remember, true);
document.addEventListener('beau:alive', pressAgain, { once: true });
