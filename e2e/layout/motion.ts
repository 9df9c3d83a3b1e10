/** What still moves although the visitor asks for reduced motion. Runs in the page. */
export function findMotion(): string[] {
  const takesTime = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0);
  const fading = [...document.querySelectorAll('*')]
    .filter((element) => takesTime(getComputedStyle(element).transitionDuration))
    .map((element) => `${window.probe.named(element)} still has a transition`);
  const running = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null) ?? document.body)
    .map((element) => `${window.probe.named(element)} still moves`);
  return [...fading, ...running];
}
