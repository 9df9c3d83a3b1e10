#!/usr/bin/env bash
# What the workflow "New shop" does: lays the shop out, commits it, and says what comes next.
# It reads FOLDER, NAME, ORDERS, SITE, HOST, GITHUB_REPOSITORY, and writes to GITHUB_STEP_SUMMARY.
set -euo pipefail

npm run --silent new-shop -- "$FOLDER" --name "$NAME" --orders "$ORDERS" --site "$SITE" \
  --repository "$GITHUB_REPOSITORY" 2>&1 | tee -a "$GITHUB_STEP_SUMMARY"

git add "$FOLDER" shop.txt
git -c user.name='New shop' -c user.email='actions@users.noreply.github.com' \
  commit --quiet --message "Lay out $FOLDER"
git push --quiet

echo "
**$NAME is laid out. Next: connect $HOST**, as \`docs/owners/hosting.md\` says tap by tap. Then change everything at \`/admin/\` of your shop." >>"$GITHUB_STEP_SUMMARY"
