# Checks PUBLIC_SETTINGS and prints the part that the page may have: the settings of `settings.keys`, a file of lines
# "name kind audience". The API checks the values more closely; it gets the same text.

function fail(problem) {
  print "PUBLIC_SETTINGS: " problem > "/dev/stderr"
  failed = 1
  exit 1
}

function skip_blanks() {
  sub(/^[ \t\r\n]+/, "", rest)
}

# Takes what matches from the beginning of the rest.
function take(pattern, taken) {
  if (!match(rest, "^(" pattern ")")) fail("must be JSON")
  taken = substr(rest, 1, RLENGTH)
  rest = substr(rest, RLENGTH + 1)
  skip_blanks()
  return taken
}

function take_text() {
  return take("\"([^\"\\\\\001-\037]|\\\\[\"\\\\/bfnrt]|\\\\u[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f])*\"")
}

# Members of a list or an object, to the closing sign.
function take_members(closing, named, text) {
  if (substr(rest, 1, 1) == closing) return take("[]}]")
  for (;;) {
    if (named) text = text take_text() take(":")
    text = text take_value()
    if (substr(rest, 1, 1) == closing) return text take("[]}]")
    text = text take(",")
  }
}

function take_value(first) {
  first = substr(rest, 1, 1)
  if (first == "\"") return take_text()
  if (first == "[") return take("\\[") take_members("]", 0)
  if (first == "{") return take("[{]") take_members("}", 1)
  return take("true|false|null|-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")
}

BEGIN {
  signs["\""] = "text"; signs["["] = "list"; signs["{"] = "object"
  while ((getline line < keys) > 0) {
    if (split(line, words, " ") == 3) { kind[words[1]] = words[2]; audience[words[1]] = words[3] }
  }
  rest = ENVIRON["PUBLIC_SETTINGS"]
  skip_blanks()
  if (rest == "") rest = "{}"
  if (substr(rest, 1, 1) != "{") fail("must be an object of settings")
  take("[{]")
  while (substr(rest, 1, 1) != "}") {
    if (count++) take(",")
    name = take_text()
    name = substr(name, 2, length(name) - 2)
    take(":")
    if (!(name in kind)) fail("there is no setting " name)
    found = signs[substr(rest, 1, 1)]
    if (found != kind[name]) fail(name " must be " (kind[name] == "text" ? "a text" : kind[name] == "list" ? "a list" : "an object"))
    value = take_value()
    if (audience[name] == "page") page = page (page ? "," : "") "\"" name "\":" value
  }
  take("}")
  if (rest != "") fail("must be JSON")
  # It stands inside a script element.
  page = "{" page "}"
  gsub(/</, "\\u003c", page)
  printf "%s", page
}
