# Prints what zsh offers for `nibmark che`, as a person would see it: in a terminal of its own.
# Usage: zsh -f Scripts/dist/complete.zsh FOLDER      FOLDER holds _nibmark
zmodload zsh/zpty
zpty inner zsh -f -i
zpty -w inner "PS1=; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; bindkey '^I' complete-word; echo re''ady"
while zpty -r inner line; do [[ $line == *ready* ]] && break; done
# The word is completed in place, and the command line is shown again.
zpty -w -n inner $'nibmark chec\t'
sleep 2
while zpty -r -t inner line; do print -r -- $line; done
zpty -d inner
