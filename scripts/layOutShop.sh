#!/usr/bin/env bash
# What the workflow "New shop" does: lays the shop out, leaves nothing but it and a version of the software, commits
# that, and says what comes next. With CODE=true the software stays, to be changed.
# It reads NAME, COUNTRY, LANGUAGE, HINDI, ORDERS, SITE, HOST, CODE, TEMPLATE, GITHUB_REPOSITORY, and writes to GITHUB_STEP_SUMMARY.
set -euo pipefail

say() { echo "$1" | tee -a "$GITHUB_STEP_SUMMARY"; }

# A form that was sent twice has to see what the first one wrote.
git pull --quiet --ff-only
if [ ! -e scripts/newShop.mjs ]; then
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
commit() {
  git add --all
  git -c user.name='New shop' -c user.email='actions@users.noreply.github.com' commit --quiet --message "$1"
}

# With a sign of equality, a value may begin with a dash.
if ! said=$(node scripts/newShop.mjs --name="$NAME" --country="${COUNTRY^^}" --language="${LANGUAGE,,}" \
  --orders="$ORDERS" --site="$SITE" --repository="$repository" "${hindi[@]}" -- my-shop 2>&1); then
  say "$said"
  exit 1
fi
commit 'Lay out my-shop'
code=()
if [ "$CODE" = true ]; then code=(--code); fi
if ! said=$(node scripts/adopt.mjs "${code[@]}" "$TEMPLATE" 2>&1); then
  say "$said"
  exit 1
fi
commit "Take the software from $TEMPLATE"
git push --quiet

guide="$TEMPLATE/blob/main/docs/owners"
say "**$NAME is laid out. Next: [connect $HOST]($guide/publishing.md)**, tap by tap. Then [make it yours]($guide/make-it-yours.md)."
