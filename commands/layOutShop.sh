#!/usr/bin/env bash
# What the workflow "New shop" does: packs the software, lays the shop out with it, leaves nothing else, commits
# that, and says what comes next.
# It reads NAME, COUNTRY, LANGUAGE, HINDI, ORDERS, SITE, HOST, TEMPLATE, GITHUB_REPOSITORY, and writes to GITHUB_STEP_SUMMARY.
set -euo pipefail

say() { echo "$1" | tee -a "$GITHUB_STEP_SUMMARY"; }
try() {
  if said=$("$@" 2>&1); then return; fi
  say "$said"
  exit 1
}

# A form that was sent twice has to see what the first one wrote.
git pull --quiet --ff-only
if [ ! -e commands/newShop.mjs ]; then
  say 'The shop is there already, so nothing was written.'
  exit 1
fi

# A phone's keyboard leaves a space after what it completes.
for field in NAME COUNTRY LANGUAGE ORDERS SITE; do read -r "${field?}" <<<"${!field}"; done

hindi=()
if [ "$HINDI" = true ]; then hindi=(--hindi); fi
# Where an origin is shared, the desk is refused.
repository=$GITHUB_REPOSITORY
if [ "$HOST" = 'GitHub Pages' ]; then repository=''; fi

# The packed software says where newer versions of it come from.
npm pkg set repository="$TEMPLATE"
npm pkg delete scripts.prepare
software=$(npm pack --silent)
# A workflow may not change workflows, so these are the same files in both.
git rm -r --quiet --force -- . ':!.github/workflows'
rm -rf node_modules
try npm install --no-audit --no-fund --loglevel=error "./$software"
# With a sign of equality, a value may begin with a dash.
try npx --no beau new --name="$NAME" --country="${COUNTRY^^}" --language="${LANGUAGE,,}" \
  --orders="$ORDERS" --site="$SITE" --repository="$repository" "${hindi[@]}"

git add --all
git -c user.name='New shop' -c user.email='actions@users.noreply.github.com' commit --quiet --message 'Lay the shop out'
git push --quiet

guide="$TEMPLATE/blob/main/docs/owners"
say "**$NAME is laid out. Next: [connect $HOST]($guide/publishing.md)**, tap by tap. Then [make it yours]($guide/make-it-yours.md)."
