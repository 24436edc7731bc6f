// A system of the solver's benchmark as its file says it, and the clock that its peers are measured by.
//
// Files: `V n`, n variables; `C relation strength constant terms variable coefficient …`, a row whose sum is = 0
// (relation 0), >= 0 (1) or <= 0 (-1); `E variable strength first second`, the edit and its two values.
#pragma once

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace peers {

/// Strengths from here on are required, not wished.
constexpr double requiredStrength = 1e9;

struct Row {
  int relation = 0;
  double strength = 0;
  double constant = 0;
  std::vector<std::pair<int, double>> terms;
};

struct System {
  std::string name;
  int variableCount = 0;
  std::vector<Row> rows;
  int editVariable = 0;
  double editStrength = 0;
  double editValues[2] = {0, 0};
};

/// Reads a system, or says that it cannot and ends the process.
inline System read(const std::string& path) {
  System system;
  const auto slash = path.find_last_of('/');
  system.name = path.substr(slash == std::string::npos ? 0 : slash + 1);
  system.name = system.name.substr(0, system.name.find('.'));
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "V") {
      words >> system.variableCount;
    } else if (kind == "C") {
      Row row;
      std::size_t count = 0;
      words >> row.relation >> row.strength >> row.constant >> count;
      for (std::size_t index = 0; index < count; index++) {
        std::pair<int, double> term;
        words >> term.first >> term.second;
        row.terms.push_back(term);
      }
      system.rows.push_back(row);
    } else if (kind == "E") {
      words >> system.editVariable >> system.editStrength;
      words >> system.editValues[0] >> system.editValues[1];
    }
  }
  if (system.variableCount == 0 || system.rows.empty()) {
    std::fprintf(stderr, "%s: not a system of the solver's benchmark\n", path.c_str());
    std::exit(2);
  }
  return system;
}

/// Keeps a result from being optimised away.
inline void blackHole(double value) { asm volatile("" : : "x"(value) : "memory"); }

/// The CPU time of this thread: other people's work on the machine does not count.
inline double threadNanoseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

struct Result {
  double median = 0;
  /// Half the distance between the quartiles, relative to the median.
  double spread = 0;
};

template <class Body>
double batch(Body& body, long count) {
  const double start = threadNanoseconds();
  for (long index = 0; index < count; index++) body();
  return (threadNanoseconds() - start) / double(count);
}

/// Measures nanoseconds a call in batches of about 20 ms, as NibmarkBench does.
template <class Body>
Result measure(Body body, int batches) {
  const double seconds = 0.02;
  long count = 1;
  while (true) {
    const double elapsed = batch(body, count) * double(count);
    if (elapsed >= seconds * 1e9 / 4) {
      count = std::max(1L, long(double(count) * seconds * 1e9 / elapsed));
      break;
    }
    count *= 4;
  }
  std::vector<double> times;
  for (int index = 0; index < batches; index++) times.push_back(batch(body, count));
  std::sort(times.begin(), times.end());
  const std::size_t middle = times.size() / 2, quarter = times.size() / 4;
  Result result;
  result.median = times.size() % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2;
  result.spread = (times[times.size() - 1 - quarter] - times[quarter]) / 2 / result.median;
  return result;
}

/// Measures a peer on a system and prints its line.
///
/// `Live` is made from a system and then solved; `edit(value)` suggests another value for the edit variable and
/// answers the sum of all values read back. Making one, its first solution and its end are what a build is.
template <class Live>
void report(const char* peer, const System& system, int batches) {
  double sums[2];
  Live live(system);
  for (int index : {1, 0}) sums[index] = live.edit(system.editValues[index]);
  const Result build = measure([&] { Live made(system); blackHole(made.first()); }, batches);
  long turn = 0;
  const Result edit = measure([&] { blackHole(live.edit(system.editValues[++turn % 2])); }, batches);
  std::printf("%s %s build %.1f %.4f edit %.2f %.4f sums %.9g %.9g\n", peer, system.name.c_str(),
              build.median, build.spread, edit.median, edit.spread, sums[0], sums[1]);
}

}  // namespace peers
